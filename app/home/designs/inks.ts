/** Artwork keeps its inks in every color scheme of the page: it is going to be printed. */
export const inks = {
  ink: '#1d1815',
  white: '#ffffff',
  magenta: '#e4007c',
  cyan: '#00a0d6',
  yellow: '#ffd21f',
  green: '#1c9a5b',
  red: '#e5382c',
  orange: '#ff8324',
} as const
