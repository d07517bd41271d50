import { LogIn } from 'lucide-react'
import { LinkButton } from '#app/ui/link-button.tsx'

export type Provider = { name: string; label: string }

/** A link to each provider that the shop has configured; plain links, so they work without JavaScript. */
export function ProviderButtons({ providers, next }: { providers: Provider[]; next: string | null }) {
  return providers.map(({ name, label }) => (
    <LinkButton key={name} to={tripAddress(name, next)} reloadDocument size="lg">
      <LogIn className="size-5" aria-hidden />
      Continue with {label}
    </LinkButton>
  ))
}

const tripAddress = (provider: string, next: string | null): string =>
  `/auth?${new URLSearchParams({ provider, ...(next === null ? {} : { next }) })}`
