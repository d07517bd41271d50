import sharp from 'sharp'

/**
 * The only place that sets how much memory and how many threads image processing may use, in any process. libvips's
 * cache would only take up memory: each image is read once.
 */
sharp.cache(false)
sharp.concurrency(2)

export type * from 'sharp'
export { sharp }
