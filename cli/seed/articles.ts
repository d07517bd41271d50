import type { Actor } from '#server/kernel/actor.ts'
import { days } from '#server/kernel/clock.ts'
import type { Shop } from '#server/shop.ts'
import { prepareArtwork } from './articles/artwork-for-film.ts'
import { careOfPrints } from './articles/care-of-prints.ts'
import type { DemoArticle } from './articles/demo-article.ts'
import { pressingInstructions } from './articles/pressing-instructions.ts'
import { smallShopStory } from './articles/small-shop-story.ts'
import { whatIsAGangSheet } from './articles/what-is-a-gang-sheet.ts'
import { demoPicture } from './pictures/demo-picture.ts'

/** Oldest first. */
export const demoArticles: readonly DemoArticle[] = [
  whatIsAGangSheet,
  prepareArtwork,
  pressingInstructions,
  careOfPrints,
  smallShopStory,
]

const categories = [
  { slug: 'guides', name: 'Guides', sortOrder: 1 },
  { slug: 'pressing', name: 'Pressing', sortOrder: 2 },
  { slug: 'care', name: 'Care', sortOrder: 3 },
  { slug: 'shop-news', name: 'From the shop', sortOrder: 4 },
]

export type ArticleSeeding = {
  shop: Pick<Shop, 'blog' | 'operations'>
  setTime(time: Date): void
  /** The demo staff who write articles. */
  writers: readonly Actor[]
  now: Date
}

/** Writes and publishes the demo shop's articles, dated over the last few weeks. */
export async function seedArticles({
  shop: { blog, operations },
  setTime,
  writers,
  now,
}: ArticleSeeding): Promise<void> {
  const [editor] = writers
  if (!editor) throw new Error('The demo shop has nobody who writes')
  setTime(now)
  await blog.ensureCategories(editor, categories)
  for (const { title, excerpt, category, tags, content, author, picture, daysAgo } of demoArticles) {
    setTime(new Date(now.getTime() - days(daysAgo)))
    const writer = writers[author] ?? editor
    const bytes = await demoPicture(`photographs/${picture}.webp`)
    const added = await blog.addMedia(writer, { fileName: title, bytes })
    if (!added.ok) throw new Error(`A demo article has no picture: ${added.message}`)
    await operations.ask('articles.create', writer, {
      ...{ title, excerpt, category, tags: [...tags], content, status: 'published' },
      featuredMediaId: added.media.id,
    })
  }
  setTime(now)
}
