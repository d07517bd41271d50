import { useEffect, useRef } from 'react'
import { groundStyle } from '../../editor/ground.ts'
import { useEditor } from '../use-editor.ts'
import type { HeatPicture } from './heat-worker.ts'

/** The artwork on the sheet's current background, with whatever will not print well in bright colors. */
export function HeatCanvas({
  label,
  picture: { picture, heat, found },
  isHeatShown,
}: {
  label: string
  picture: HeatPicture
  isHeatShown: boolean
}) {
  const ref = useRef<HTMLCanvasElement>(null)
  const ground = useEditor(({ look }) => look.ground)
  useEffect(() => {
    const element = ref.current
    const context = element?.getContext('2d')
    if (!element || !context) return
    element.width = picture.width
    element.height = picture.height
    // Unaffected parts fade, so that small spots stand out.
    context.globalAlpha = isHeatShown && found.length > 0 ? 0.55 : 1
    context.drawImage(picture, 0, 0)
    context.globalAlpha = 1
    if (isHeatShown) context.drawImage(heat, 0, 0)
  }, [picture, heat, found, isHeatShown])
  return (
    <canvas
      ref={ref}
      role="img"
      aria-label={`${label}: ${found.length === 0 ? 'no spots' : found.length === 1 ? 'one kind of spot' : `${found.length} kinds of spots`}`}
      className="mx-auto block max-h-[42dvh] max-w-full rounded-md border border-line"
      style={{ background: ground.startsWith('#') ? ground : groundStyle(groundOf(ground)) }}
    />
  )
}

/** Plain film hides transparency; a checkerboard shows it. */
const groundOf = (ground: string): Parameters<typeof groundStyle>[0] =>
  ground === 'white' || ground === 'black' || ground === 'heather' ? ground : 'checker'
