import { ChevronDown, CupSoda, Shirt } from 'lucide-react'
import { NavLink } from 'react-router'
import { builderLinks } from './links.ts'
import { Popover } from './popover.tsx'

const icons = [Shirt, CupSoda]

/** The 'Product Builders' dropdown. */
export function BuildersMenu() {
  return (
    <>
      <button
        type="button"
        popoverTarget="product-builders"
        className="inline-flex items-center gap-1 whitespace-nowrap rounded-sm px-2.5 py-2 text-sm max-xl:px-1.5 max-xl:text-xs font-medium text-ink-muted transition-colors hover:text-ink"
      >
        Product Builders
        <ChevronDown className="size-4" aria-hidden />
      </button>
      <Popover id="product-builders" label="Product Builders" align="end" className="w-80">
        {builderLinks.map((link, index) => {
          const Icon = icons[index] ?? Shirt
          return (
            <NavLink
              key={link.to}
              to={link.to}
              className="flex items-center gap-3.5 rounded-md p-2.5 transition-colors hover:bg-ink/6"
            >
              <span className="inline-flex size-11 shrink-0 items-center justify-center rounded-md bg-sunken text-magenta-ink">
                <Icon className="size-5" aria-hidden />
              </span>
              <span>
                <span className="block font-semibold leading-snug">{link.label}</span>
                <span className="block text-sm text-ink-muted">{link.description}</span>
              </span>
            </NavLink>
          )
        })}
      </Popover>
    </>
  )
}
