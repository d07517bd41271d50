import type { Actor } from '#server/kernel/actor.ts'
import { days } from '#server/kernel/clock.ts'
import type { Shop } from '#server/shop.ts'
import { demoPicture } from './pictures/demo-picture.ts'

type Seeding = {
  shop: Pick<Shop, 'newsletter' | 'blog' | 'operations'>
  setTime(time: Date): void
  staff: Actor
  now: Date
}

const readers = [
  ...['june.holloway', 'p.castellano', 'studio.wren', 'barnraisers', 'm.okonkwo', 'teo.lindgren'],
  ...['sunday.market', 'hattie.brooks', 'cedar.street.cafe', 'ravi.menon', 'roller.derby.atx'],
]

/** Library pictures by their slug among the product pictures, with a description of what they show. */
const pictures = [
  { slug: 'article-pressing-instructions', alt: 'A heat press closing on a shirt' },
  { slug: 'article-what-is-a-gang-sheet', alt: 'A strip of film full of designs' },
  { slug: 'article-care-of-prints', alt: 'Printed shirts on a washing line' },
] as const

/** Readers, a campaign that was sent, a draft, and pictures to choose from. */
export async function seedNewsletter({ shop, setTime, staff, now }: Seeding): Promise<void> {
  const { newsletter, operations } = shop
  for (const [at, name] of readers.entries()) {
    setTime(new Date(now.getTime() - days(60 - 4 * at)))
    await newsletter.subscribe({ email: `${name}@mailbox.example` })
  }
  setTime(new Date(now.getTime() - days(9)))
  const [press = '', film = ''] = await addPictures(shop, staff)
  const { campaign } = await operations.ask('campaigns.create', staff, {
    subject: 'Twelve inches for six dollars, and a guide to pressing',
    previewText: 'New: lay your designs out in the browser and see the price as you go.',
    content: `<h2>Film by the inch</h2><p>Lay your designs out yourself, from 12 to 120 inches long. What you see on the sheet is what we print.</p>${film}<h3>Press it right the first time</h3><p>Our settings for cotton, blends and polyester are on <a href="/about#press">the About page</a>.</p>${press}`,
  })
  const { id, version } = campaign
  await operations.ask('campaigns.send', staff, { campaign: id, version })
  setTime(new Date(now.getTime() - days(1)))
  await operations.ask('campaigns.create', staff, {
    subject: 'Fall colors are on the shelf',
    previewText: 'Maroon and Forest Green, in every size.',
    content:
      '<h2>Fall colors</h2><p>Maroon and Forest Green are here in every size. Ask us about team prices.</p>',
  })
  setTime(now)
}

/** The `img` of each picture, as the editor writes it. */
async function addPictures({ blog, operations }: Seeding['shop'], staff: Actor): Promise<string[]> {
  const images: string[] = []
  for (const { slug, alt } of pictures) {
    const bytes = await demoPicture(`photographs/${slug}.webp`)
    const fileName = `${slug.replace('article-', '')}.png`
    const added = await blog.addMedia(staff, { fileName, bytes })
    if (!added.ok) throw new Error(`The demo picture ${slug} could not be kept`)
    const { id, picture } = added.media
    await operations.ask('media.describe', staff, { media: id, fileName, alt })
    images.push(`<img src="${picture.src}" alt="${alt}" width="${picture.width}" height="${picture.height}">`)
  }
  return images
}
