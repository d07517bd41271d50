/** Why a form is refused that names no operation of its page: the page stayed open while the shop was updated. */
export const olderPage = 'older_page'

export const olderPageWords = {
  title: 'This page is older than the shop.',
  message: 'Reload it and try again.',
} as const
