/** React Router tells the patterns of routes with or without their first slash. */
export const asPath = (pattern: string): string => `/${pattern.replace(/^\//, '')}`
