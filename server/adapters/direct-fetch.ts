/**
 * What adapters call outside with: a secret goes to the address of the settings and to nobody whom that address names
 * instead (ASVS 15.3.2). A redirect fails as an unreachable service does.
 */
export const directFetch: typeof fetch = (input, init) => fetch(input, { ...init, redirect: 'error' })
