import type { LaidEngraving } from '#domain/tumbler/engraving-field.ts'

export type PictureSize = { width: number; height: number }

/** An image repeated as it is laid out in the laser's field, in inches of the field: for a drawing in these units. */
export function LaidPicture({
  picture,
  size,
  laid,
}: {
  /** Its address. */
  picture: string
  size: PictureSize
  laid: readonly LaidEngraving[]
}) {
  return laid.map(({ ink, left, ...box }) => (
    <svg
      key={left}
      x={left}
      y={box.top}
      width={box.width}
      height={box.height}
      viewBox={`${ink.left} ${ink.top} ${ink.width} ${ink.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <image href={picture} {...size} preserveAspectRatio="none" />
    </svg>
  ))
}
