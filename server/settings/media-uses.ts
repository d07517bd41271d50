import type { FindMediaUses } from '#server/kernel/media.ts'
import { loadAboutPage } from './about-page.ts'
import { loadDefaultPictures } from './default-pictures.ts'
import { loadSettings } from './load-settings.ts'

/** The logo, and what stands in for products without a picture. */
export const findSettingsUses: FindMediaUses = async (executor, keys) => {
  const { settings } = await loadSettings(executor)
  const logo = keys.filter((key) => settings.look.logo?.src.includes(`/${key}/`))
  const { chapters } = await loadAboutPage(executor)
  const pictures = await loadDefaultPictures(executor)
  return [
    ...chapters.flatMap(({ title, body }) =>
      keys
        .filter((key) => body.includes(`/${key}`))
        .map((key) => ({ key, what: 'About page', title: title || 'A chapter', to: '/admin/about' })),
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
