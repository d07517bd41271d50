/** The item being dragged, shown below the pointer. */
export function Dragged({ drag, label }: { drag: { x: number; y: number } | null; label?: string }) {
  return (
    drag && (
      <p
        aria-hidden
        style={{ left: drag.x, top: drag.y }}
        className="figures pointer-events-none fixed z-50 -translate-x-1/2 -translate-y-1/2 rotate-2 rounded-md border border-magenta bg-raised px-3 py-2 font-semibold shadow-lg"
      >
        {label}
      </p>
    )
  )
}
