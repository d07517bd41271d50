/** By itself: an order says it, too, whose page needs nothing else of the terms. */
export const orderFilesLabel = 'Artwork and print files of finished orders'
