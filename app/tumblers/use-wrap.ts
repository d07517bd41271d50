import { cutShare, engravingFieldOf } from '#domain/tumbler/engraving-field.ts'
import { firstWrap } from '#domain/tumbler/wrap.ts'
import type { TumblerConfiguration } from './configuration.tsx'
import { usePictureSize } from './use-picture-size.ts'

/** The engraved field, the image's size once it is known, and how it wraps: as chosen, or else as it fits. */
export function useWrap({ size, designType, wrap }: TumblerConfiguration, picture: string | null) {
  const pictureSize = usePictureSize(picture)
  const field = engravingFieldOf(size.id, designType)
  return { pictureSize, field, wrap: wrap ?? (pictureSize && firstWrap(cutShare(field, pictureSize))) }
}
