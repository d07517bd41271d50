/** The payment methods on the provider's page: names only, no logos. */
export function PayWays({ ways, providerName }: { ways: readonly string[]; providerName: string }) {
  if (ways.length === 0) return null
  return (
    <div className="mt-4 text-center">
      <ul aria-label={`On ${providerName}’s page`} className="flex flex-wrap justify-center gap-1.5">
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
        Choose how to pay at {providerName}. The options shown depend on your device and country.
      </p>
    </div>
  )
}
