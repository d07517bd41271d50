export const iconButtonStyle =
  'relative inline-flex size-11 items-center justify-center rounded-md text-ink transition-colors hover:bg-ink/7'
