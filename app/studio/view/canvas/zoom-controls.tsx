import { Maximize, MoveHorizontal, ScanSearch, ZoomIn, ZoomOut } from 'lucide-react'
import { Button } from '#app/ui/button.tsx'
import { Tooltip } from '#app/ui/tooltip.tsx'
import { actualScale, printScale } from '../../editor/view.ts'
import { useActions, useEditor } from '../use-editor.ts'

/** Narrower canvases show only the most used controls; the others are among the commands. */
const roomy = 520
/** Canvases lower than this, above an open panel, show only the sheet. */
const leastHeight = 200

export function ZoomControls() {
  const { zoomBy, zoomTo, fitTo } = useActions().viewing
  const scale = useEditor(({ view }) => view.scale)
  const canvas = useEditor((state) => state.canvas)
  if (canvas.height < leastHeight) return null
  const isRoomy = canvas.width >= roomy
  const percent = Math.round((scale / actualScale) * 100)
  return (
    <fieldset
      aria-label="Zoom"
      className="flex items-center rounded-md border border-line bg-surface p-0.5 shadow-md"
    >
      <Tooltip label="Zoom out">
        <Button variant="quiet" size="sm" isSquare aria-label="Zoom out" onClick={() => zoomBy(1 / 1.25)}>
          <ZoomOut aria-hidden />
        </Button>
      </Tooltip>
      <Tooltip label="Actual size">
        <Button variant="quiet" size="sm" className="figures w-14 px-0" onClick={() => zoomTo(actualScale)}>
          {percent}%
        </Button>
      </Tooltip>
      <Tooltip label="Zoom in">
        <Button variant="quiet" size="sm" isSquare aria-label="Zoom in" onClick={() => zoomBy(1.25)}>
          <ZoomIn aria-hidden />
        </Button>
      </Tooltip>
      {isRoomy && <FurtherZooms />}
      <Tooltip label="Show the whole sheet">
        <Button
          variant="quiet"
          size="sm"
          isSquare
          aria-label="Show the whole sheet"
          onClick={() => fitTo('sheet')}
        >
          <Maximize aria-hidden />
        </Button>
      </Tooltip>
      <span aria-live="polite" className="sr-only">
        Zoom {percent}%
      </span>
    </fieldset>
  )
}

function FurtherZooms() {
  const { zoomTo, fitTo } = useActions().viewing
  return (
    <>
      <Tooltip label="Print pixels: one print dot per screen pixel" shortcut="3">
        <Button
          variant="quiet"
          size="sm"
          isSquare
          aria-label="Print pixels"
          onClick={() => zoomTo(printScale)}
        >
          <ScanSearch aria-hidden />
        </Button>
      </Tooltip>
      <Tooltip label="Fit to width">
        <Button variant="quiet" size="sm" isSquare aria-label="Fit to width" onClick={() => fitTo('width')}>
          <MoveHorizontal aria-hidden />
        </Button>
      </Tooltip>
    </>
  )
}
