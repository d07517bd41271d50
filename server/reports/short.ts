/** For one line of a list. */
export const short = (text: string): string => (text.length > 160 ? `${text.slice(0, 157)}…` : text)
