/** React Router reports route patterns with or without the leading slash. */
export const asPath = (pattern: string): string => `/${pattern.replace(/^\//, '')}`
