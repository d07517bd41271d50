import { config } from 'zod'

/** The shop's policy lets nothing be compiled in a browser: a schema that tries to is reported as a violation of it. */
config({ jitless: true })
