import { Link } from 'react-router'
import { PressDrawing } from '#app/assets/press-drawing.tsx'
import { useLook } from '#app/look/use-look.ts'
import type { AboutFacts } from './about-facts.ts'
import type { Place } from './section.tsx'

const products = [
  {
    to: '/builder',
    name: 'Gang sheets',
    text: 'Your designs side by side on one strip of film, ready to cut and press.',
  },
  { to: '/tshirts', name: 'Custom t-shirts', text: 'Printed and pressed by us, from one shirt up.' },
  {
    to: '/tumblers',
    name: 'Engraved tumblers',
    text: 'Black-and-white art, burned into steel by laser.',
  },
  { to: '/prints', name: 'Premade sheets', text: 'Designs by artists who are paid for each one.' },
]

export function AboutIntro({ facts, places }: { facts: AboutFacts; places: readonly Place[] }) {
  const look = useLook()
  return (
    <div className="page pt-10 pb-14 lg:pt-16 lg:pb-20">
      <div className="grid items-center gap-x-16 gap-y-10 lg:grid-cols-[1.15fr_1fr]">
        <div>
          <p className="slug text-magenta-ink">About {facts.siteName}</p>
          <h1 className="mt-3 text-2xl font-extrabold">
            {look.aboutTitle || 'Ink, film and twelve seconds of heat.'}
          </h1>
          <p className="mt-6 max-w-prose whitespace-pre-line text-lg text-ink-muted">
            {look.aboutLead || (
              <>
                We print direct-to-film transfers in {facts.pickupAddress.city}: full color with white
                beneath, on a film that lets go when you press it. What you lay out is what we print. Here’s
                how it works, and how to get it right the first time.
              </>
            )}
          </p>
          <nav aria-label="On this page" className="mt-8">
            <ul className="flex flex-wrap gap-2">
              {places.map(({ id, title }) => (
                <li key={id}>
                  <a
                    href={`#${id}`}
                    className="inline-flex h-10 pointer-coarse:h-11 items-center rounded-full border border-line-strong bg-surface px-4 text-sm font-semibold hover:border-ink"
                  >
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <div className="overflow-clip rounded-lg border border-line bg-surface p-4 max-lg:mx-auto max-lg:max-w-md">
          <PressDrawing className="w-full" />
        </div>
      </div>
      <h2 className="sr-only">What we make</h2>
      <ul className="mt-12 grid gap-px overflow-clip rounded-lg border border-line bg-line sm:grid-cols-2 lg:grid-cols-4">
        {products.map(({ to, name, text }) => (
          <li key={to} className="relative bg-surface p-5 hover:bg-raised">
            <h3 className="text-lg font-bold">
              <Link to={to} className="underline-offset-4 after:absolute after:inset-0 hover:underline">
                {name}
              </Link>
            </h3>
            <p className="mt-1 text-sm text-ink-muted">{text}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
