/** The bounding box of all visible ink, in px of the upright file from its top left corner. */
export type InkBox = { left: number; top: number; width: number; height: number }
