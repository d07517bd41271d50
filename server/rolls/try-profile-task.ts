import type { ProfileColors } from '#domain/orders/icc-profile.ts'
import { sharp } from '#server/kernel/pictures/sharp.ts'

/** The task: converts a patch of color to a profile, and checks that the result is in that profile. */
export async function tryProfile({
  path,
  colors,
}: {
  path: string
  colors: ProfileColors
}): Promise<boolean> {
  const patch = sharp({ create: { width: 8, height: 8, channels: 3, background: '#c06030' } })
  try {
    const turned = patch.withIccProfile(path)
    const { icc, space } = await sharp(
      await (colors === 'cmyk' ? turned.toColorspace('cmyk').tiff() : turned.png()).toBuffer(),
    ).metadata()
    return icc !== undefined && space === (colors === 'cmyk' ? 'cmyk' : 'srgb')
  } catch {
    return false
  }
}
