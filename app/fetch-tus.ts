export type Tus = typeof import('tus-js-client')

/** What sends files in parts. Most who look never upload: no page loads it at first. */
export const fetchTus = (): Promise<Tus> => import('tus-js-client')
