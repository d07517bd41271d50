export type Tus = typeof import('tus-js-client')

/** The client for resumable uploads. Most visitors never upload: no page loads it initially. */
export const fetchTus = (): Promise<Tus> => import('tus-js-client')
