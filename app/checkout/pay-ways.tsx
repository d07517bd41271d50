/** What can be paid with on the provider's page: their names alone, which are no pictures of anybody. */
export function PayWays({ ways, providerName }: { ways: readonly string[]; providerName: string }) {
  if (ways.length === 0) return null
  return (
    <div className="mt-4 text-center">
      <ul aria-label={`On the page of ${providerName}`} className="flex flex-wrap justify-center gap-1.5">
        {ways.map((way) => (
          <li
            key={way}
            className="rounded-sm border border-line-strong bg-surface px-2 py-0.5 font-semibold text-ink text-xs"
          >
            {way}
          </li>
        ))}
      </ul>
      <p className="mt-1.5 text-ink-muted text-xs">
        You choose on the page of {providerName}. Which of them it shows depends on your device and country.
      </p>
    </div>
  )
}
