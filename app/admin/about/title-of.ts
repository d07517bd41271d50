import { type AboutChapter, houseChapters, isHouseChapter } from '#domain/content/about-page.ts'

export const titleOf = ({ id, title }: Pick<AboutChapter, 'id' | 'title'>): string =>
  title || (isHouseChapter(id) ? houseChapters[id] : 'New chapter')
