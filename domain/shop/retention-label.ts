/** In a module of its own, because the order page shows it and needs nothing else from the terms. */
export const orderFilesLabel = 'Artwork and print files of finished orders'
