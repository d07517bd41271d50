/** Widths in px in which public pictures are stored; a smaller original is stored at its own width too. */
export const publicPictureWidths = [320, 640, 1_200] as const

/**
 * A picture as pages show it: width and height in px are those of the largest file, so that the layout does not shift.
 */
export type PublicPicture = { src: string; srcSet: string; width: number; height: number; alt: string }
