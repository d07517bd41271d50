import { useEffect, useState } from 'react'
import { draftLookName } from '#app/look/draft-look-name.ts'
import { Tabs } from '#app/ui/tabs.tsx'
import type { ShopLook } from '#domain/shop/look.ts'
import { MailPreview } from './mail-preview.tsx'

const pauseMilliseconds = 400
const pages = [
  { value: '/', label: 'Home' },
  { value: '/about', label: 'About' },
  { value: '/gang-sheet', label: 'A product page' },
] as const

/** The real page as it would look, reloaded a moment after each change. */
export function LookPreview({ look }: { look: ShopLook }) {
  const draft = useLater(JSON.stringify(look))
  const frame = (path: string) => (
    <iframe
      title={`Preview of ${path}`}
      src={`${path}?${new URLSearchParams({ [draftLookName]: draft })}`}
      className="h-[70vh] w-full rounded-md border border-line bg-paper"
    />
  )
  return (
    <section aria-label="Preview" className="min-w-0 xl:sticky xl:top-4 xl:self-start">
      <Tabs
        label="Preview page"
        tabs={[
          ...pages.map(({ value, label }) => ({ value, label, panel: frame(value) })),
          { value: 'mail', label: 'An email', panel: <MailPreview draft={draft} /> },
        ]}
      />
    </section>
  )
}

/** The value once it has stopped changing for a moment. */
function useLater(value: string): string {
  const [later, setLater] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setLater(value), pauseMilliseconds)
    return () => clearTimeout(timer)
  }, [value])
  return later
}
