/** Why a form is refused if it names no operation of its page: the page stayed open while the shop was updated. */
export const olderPage = 'older_page'

export const olderPageWords = {
  title: 'This page is out of date.',
  message: 'Reload it and try again.',
} as const
