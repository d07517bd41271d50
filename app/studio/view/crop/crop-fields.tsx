import type { Crop } from '#domain/artwork/crop.ts'
import { moveEdges, moveFrame } from '#domain/studio/crop-edges.ts'
import { mm } from '#domain/units.ts'
import { LengthField } from '../panels/length-field.tsx'

type Size = { width: number; height: number }

/** The crop frame in numbers: its position on the artwork at printed size, and its own size. */
export function CropFields({
  crop,
  whole,
  least,
  onCrop,
}: {
  crop: Crop
  /** The printed size of the uncropped artwork; mm. */
  whole: Size
  /** The smallest fractions of the artwork that the frame may keep. */
  least: Size
  onCrop: (crop: Crop, step: string) => void
}) {
  const { left, top, right, bottom } = crop
  const across = (length: number): number => length / whole.width
  const down = (length: number): number => length / whole.height
  return (
    <fieldset aria-label="Frame by numbers" className="grid grid-cols-2 gap-2 sm:grid-cols-4">
      <LengthField
        label="X"
        name="Frame from the left of the artwork"
        value={mm(left * whole.width)}
        onValueChange={(length) => onCrop(moveFrame(crop, across(length) - left, 0), 'field x')}
      />
      <LengthField
        label="Y"
        name="Frame from the top of the artwork"
        value={mm(top * whole.height)}
        onValueChange={(length) => onCrop(moveFrame(crop, 0, down(length) - top), 'field y')}
      />
      <LengthField
        label="W"
        name="Width of the frame"
        value={mm((right - left) * whole.width)}
        onValueChange={(length) =>
          onCrop(moveEdges(crop, ['right'], left + across(length) - right, 0, least), 'field width')
        }
      />
      <LengthField
        label="H"
        name="Height of the frame"
        value={mm((bottom - top) * whole.height)}
        onValueChange={(length) =>
          onCrop(moveEdges(crop, ['bottom'], 0, top + down(length) - bottom, least), 'field height')
        }
      />
    </fieldset>
  )
}
