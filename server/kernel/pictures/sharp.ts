import sharp from 'sharp'

/**
 * The one place that says how much memory and how many threads pictures may take, in whatever process. What libvips keeps of
 * pictures that it has read would only hold memory: each is asked for once.
 */
sharp.cache(false)
sharp.concurrency(2)

export type * from 'sharp'
export { sharp }
