/**
 * The fetch that adapters use for outside calls: a secret goes only to the configured address, never to one that it
 * redirects to (ASVS 15.3.2). A redirect fails like an unreachable service.
 */
export const directFetch: typeof fetch = (input, init) => fetch(input, { ...init, redirect: 'error' })
