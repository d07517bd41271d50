import { Check } from 'lucide-react'
import { Card } from '#app/ui/card.tsx'
import { Money } from '#app/ui/money-text.tsx'
import { designTypeNames, designTypes, finishNames, type TumblerSize } from '#domain/tumbler/tumblers.ts'

/** docs/spec-map.md S2: the pricing and specs card. */
export function PriceCard({ sizes }: { sizes: readonly TumblerSize[] }) {
  return (
    <Card as="section" aria-labelledby="tumbler-prices">
      <h2 id="tumbler-prices" className="text-lg font-bold">
        Pricing and specs
      </h2>
      <table className="mt-3 w-full text-left text-sm">
        <thead>
          <tr className="border-b border-line text-ink-muted">
            <th className="py-2 font-medium">Engraved</th>
            {sizes.map(({ id }) => (
              <th key={id} className="py-2 text-right font-semibold text-ink">
                {id}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {designTypes.map((type) => (
            <tr key={type} className="border-b border-line">
              <th className="py-2 font-normal">{designTypeNames[type].name}</th>
              {sizes.map(({ id, prices }) => (
                <td key={id} className="py-2 text-right font-semibold">
                  <Money amount={prices[type]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="mt-4 grid gap-5 sm:grid-cols-2">
        {sizes.map(({ id, attributes, availableColors }) => (
          <div key={id}>
            <h3 className="font-sans text-sm font-semibold">{id}</h3>
            <ul className="mt-1.5 grid gap-1 text-sm text-ink-muted">
              {[...attributes, finishList(availableColors)].map((attribute) => (
                <li key={attribute} className="flex gap-2">
                  <Check className="mt-0.5 size-4 shrink-0 text-green-ink" aria-hidden />
                  {attribute}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Card>
  )
}

function finishList(colors: TumblerSize['availableColors']): string {
  const [only] = colors
  return colors.length === 1 && only ? `${finishNames[only]} only` : `${colors.length} finishes`
}
