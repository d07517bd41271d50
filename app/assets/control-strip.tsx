/** A press's color control strip: the four inks, and their tints. */
export function ControlStrip({ className }: { className?: string }) {
  return (
    <div aria-hidden className={`flex ${className ?? ''}`}>
      <span className="flex-1 bg-cyan" />
      <span className="flex-1 bg-cyan/55" />
      <span className="flex-1 bg-magenta" />
      <span className="flex-1 bg-magenta/55" />
      <span className="flex-1 bg-yellow" />
      <span className="flex-1 bg-yellow/55" />
      <span className="flex-1 bg-ink-faint" />
      <span className="flex-1 bg-ink-faint/55" />
    </div>
  )
}
