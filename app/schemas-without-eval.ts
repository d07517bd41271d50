import { config } from 'zod'

/**
 * The shop's content security policy forbids eval in the browser: a schema that tries it is reported as a violation.
 */
config({ jitless: true })
