import { careScene, shopScene } from './article-scenes-around-the-shop.ts'
import { gangSheetScene, prepareScene, pressScene } from './article-scenes-at-work.ts'
import type { ProductPicture } from './product-picture.ts'
import { renderScene } from './scene.ts'

const articles: readonly Pick<ProductPicture, 'slug' | 'title' | 'artworkSlugs' | 'draw'>[] = [
  {
    slug: 'article-prepare-artwork',
    title: 'How to prepare artwork for DTF',
    artworkSlugs: ['taco-sol-truck'],
    draw: prepareScene,
  },
  {
    slug: 'article-pressing-instructions',
    title: 'Pressing instructions that work the first time',
    artworkSlugs: ['high-line-50k'],
    draw: pressScene,
  },
  {
    slug: 'article-what-is-a-gang-sheet',
    title: 'What is a gang sheet?',
    artworkSlugs: ['night-shift-coffee', 'sticker-good-day', 'salt-line-surf-club', 'sticker-mixtape'],
    draw: gangSheetScene,
  },
  {
    slug: 'article-care-of-prints',
    title: 'Washing and care of printed shirts',
    artworkSlugs: ['sticker-good-day', 'camp-tallpine', 'still-water-yoga'],
    draw: careScene,
  },
  {
    slug: 'article-small-shop-story',
    title: 'A small shop on Quay Street',
    artworkSlugs: ['golden-hour', 'cat-stack', 'sticker-toadstool'],
    draw: shopScene,
  },
]

export const articlePictures: readonly ProductPicture[] = articles.map((article) => ({
  ...article,
  kind: 'article',
  render: () => renderScene(article.draw()),
}))
