import { type SitePageName, sitePageNames, sitePages } from '#domain/content/site-pages.ts'
import type { FindMediaUses } from '#server/kernel/media.ts'
import { loadAboutPage } from './load-about-page.ts'
import { loadDefaultPictures } from './load-default-pictures.ts'
import { loadSettings } from './load-settings.ts'
import { loadSitePage } from './load-site-pages.ts'

/** The logo, and the placeholders for products without a picture. */
export const findSettingsUses: FindMediaUses = async (executor, keys) => {
  const { settings } = await loadSettings(executor)
  const logo = keys.filter((key) => settings.look.logo?.src.includes(`/${key}/`))
  const { chapters } = await loadAboutPage(executor)
  const pages: { name: SitePageName; body: string }[] = []
  for (const name of sitePageNames) pages.push({ name, body: (await loadSitePage(executor, name)).body })
  const pictures = await loadDefaultPictures(executor)
  return [
    ...chapters.flatMap(({ title, body }) =>
      keys
        .filter((key) => body.includes(`/${key}`))
        .map((key) => ({ key, what: 'About page', title: title || 'A chapter', to: '/admin/about' })),
    ),
    ...pages.flatMap(({ name, body }) =>
      keys
        .filter((key) => body.includes(`/${key}`))
        .map((key) => ({ key, what: 'Page', title: sitePages[name], to: `/admin/pages?page=${name}` })),
    ),
    ...logo.map((key) => ({ key, what: 'Logo', title: 'Look of the shop', to: '/admin/look' })),
    ...pictures.flatMap(({ product, picture }) =>
      picture && keys.includes(picture.key)
        ? [
            {
              key: picture.key,
              what: 'Default picture',
              title: product.replace('_', ' '),
              to: '/admin/settings/products',
            },
          ]
        : [],
    ),
  ]
}
