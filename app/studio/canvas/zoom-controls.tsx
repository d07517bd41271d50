import { Maximize, MoveHorizontal, ScanSearch, ZoomIn, ZoomOut } from 'lucide-react'
import { Button } from '#app/ui/button.tsx'
import { Tooltip } from '#app/ui/tooltip.tsx'
import type { Viewing } from './use-view.ts'
import { actualScale, printScale } from './view.ts'

export function ZoomControls({ viewing: { view, zoomBy, zoomTo, fitTo } }: { viewing: Viewing }) {
  return (
    <fieldset
      aria-label="Zoom"
      className="absolute right-3 bottom-3 flex items-center rounded-md border border-line bg-surface/95 p-0.5 shadow-md backdrop-blur-sm"
    >
      <Tooltip label="Zoom out">
        <Button variant="quiet" size="sm" isSquare aria-label="Zoom out" onClick={() => zoomBy(1 / 1.25)}>
          <ZoomOut aria-hidden />
        </Button>
      </Tooltip>
      <Tooltip label="Actual size">
        <Button variant="quiet" size="sm" className="figures w-14 px-0" onClick={() => zoomTo(actualScale)}>
          {Math.round((view.scale / actualScale) * 100)}%
        </Button>
      </Tooltip>
      <Tooltip label="Zoom in">
        <Button variant="quiet" size="sm" isSquare aria-label="Zoom in" onClick={() => zoomBy(1.25)}>
          <ZoomIn aria-hidden />
        </Button>
      </Tooltip>
      <Tooltip label="Print pixels: each dot of the print is one of the screen" shortcut="3">
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
    </fieldset>
  )
}
