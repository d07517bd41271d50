import { drawingUnitsPerMm, type LetteringDrawing } from '#domain/lettering/lettering.ts'

/** The server's drawing of a text, as it will print. */
export function DrawnLettering({
  drawing: { width, height, areas },
  label,
  className,
}: {
  drawing: LetteringDrawing
  /** For screen readers; omitted if adjacent text says the same. */
  label?: string
  className?: string
}) {
  const box = `0 0 ${width * drawingUnitsPerMm} ${height * drawingUnitsPerMm}`
  return (
    <svg
      viewBox={box}
      className={className}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {areas.map(({ d, color, stroke }) => (
        <path
          key={`${stroke} ${d}`}
          d={d}
          fill={color}
          stroke={stroke > 0 ? color : undefined}
          strokeWidth={stroke > 0 ? stroke : undefined}
          strokeLinejoin="round"
        />
      ))}
    </svg>
  )
}
