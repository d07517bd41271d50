import { classes } from '#app/ui/classes.ts'

/** A sheet from the bottom on phones, a centered panel on wider screens. */
export const dialogPanelStyle = classes(
  'overlay-panel fixed z-50 flex flex-col overflow-hidden border border-line bg-raised shadow-lg outline-none',
  'inset-x-0 bottom-0 max-h-[92dvh] w-full rounded-t-xl',
  'sm:inset-0 sm:m-auto sm:h-fit sm:max-h-[88dvh] sm:w-[calc(100vw-3rem)] sm:rounded-xl',
)
