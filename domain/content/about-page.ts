/** Free of zod, because pages load it. */

/** The chapters built into the shop; their facts follow the settings. */
export const houseChapters = {
  sheet: 'How a gang sheet works',
  artwork: 'Prepare your artwork',
  press: 'Press it',
  turnaround: 'How long it takes',
  visit: 'Pickup and shipping',
} as const
export type HouseChapter = keyof typeof houseChapters

export const isHouseChapter = (id: string): id is HouseChapter => Object.hasOwn(houseChapters, id)

/** A chapter of the About page. In a built-in chapter, an empty title or body means the built-in text. */
export type AboutChapter = { id: string; isShown: boolean; title: string; body: string }

/** Chapters in display order. */
export type AboutPage = { chapters: AboutChapter[] }

export const maxOwnChapters = 10

export const houseIds = Object.keys(houseChapters)

export const seedAboutPage: AboutPage = {
  chapters: houseIds.map((id) => ({ id, isShown: true, title: '', body: '' })),
}
