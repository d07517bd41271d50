export const linkStyle =
  'font-semibold text-magenta-ink underline decoration-from-font underline-offset-3 hover:decoration-2'
