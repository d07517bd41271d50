import type { ReactNode } from 'react'
import { Link } from 'react-router'
import {
  HaloDrawing,
  LineWidthDrawing,
  ResolutionDrawing,
  TransparencyDrawing,
} from '#app/assets/about/artwork-rule-drawings.tsx'
import { DataTable } from '#app/ui/data-table.tsx'
import { maxArtworkBytes } from '#domain/artwork/artwork.ts'
import { printDpi } from '#domain/units.ts'
import type { AboutFacts } from './about-facts.ts'
import { Section } from './section.tsx'

/** Widths that people often need, in inches. */
const widths = [3.5, 8, 11, 22]

export function PrepareArtwork({ facts }: { facts: AboutFacts }) {
  return (
    <Section
      id="artwork"
      lead={
        <p>
          PNG, WebP or JPEG, up to {maxArtworkBytes / 1024 / 1024} MB each. The builder checks every file and
          flags any problems; these four rules keep it quiet.
        </p>
      }
    >
      <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
        <Rule title={`${printDpi} dpi at print size`} drawing={<ResolutionDrawing />}>
          Pixels divided by inches. Under {facts.warnBelowDpi} dpi, edges look jagged, and we’ll warn you.
        </Rule>
        <Rule title="Truly transparent" drawing={<TransparencyDrawing />}>
          We print white as ink. A white background prints as a white box, so save a PNG with transparency.
        </Rule>
        <Rule title="Lines 0.5 mm, gaps 0.8 mm" drawing={<LineWidthDrawing />}>
          Thinner lines don’t have enough adhesive to hold on. Narrower gaps fill in and close.
        </Rule>
        <Rule title="No halos" drawing={<HaloDrawing />}>
          Semi-transparent pixels get full white underneath and leave a pale rim. Use hard edges or halftone
          dots.
        </Rule>
      </ul>
      <div className="mt-10 grid gap-x-14 gap-y-6 lg:grid-cols-2">
        <PixelsByWidth facts={facts} />
        <p className="max-w-prose self-center text-ink-muted">
          Colors: work in RGB and keep the sRGB profile. Neon colors look duller in print than on screen,
          because a screen glows and cotton doesn’t. Get the full story in{' '}
          <Link
            to="/blog?category=guides"
            className="font-semibold text-ink underline underline-offset-4 hover:text-magenta-ink"
          >
            our guides
          </Link>
          .
        </p>
      </div>
    </Section>
  )
}

function PixelsByWidth({ facts }: { facts: AboutFacts }) {
  return (
    <DataTable caption={`Pixels for common widths at ${printDpi} dpi`} className="self-start">
      <thead>
        <tr>
          <th scope="col">Printed width</th>
          <th scope="col" data-align="end">
            Pixels at {printDpi} dpi
          </th>
          <th scope="col" data-align="end">
            At least
          </th>
        </tr>
      </thead>
      <tbody>
        {widths.map((width) => (
          <tr key={width}>
            <td>{width} in</td>
            <td data-align="end">{(width * printDpi).toLocaleString('en-US')} px</td>
            <td data-align="end">{(width * facts.warnBelowDpi).toLocaleString('en-US')} px</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  )
}

function Rule({ title, drawing, children }: { title: string; drawing: ReactNode; children: ReactNode }) {
  return (
    <li>
      <div className="overflow-clip rounded-lg border border-line">{drawing}</div>
      <h3 className="mt-4 text-base font-bold">{title}</h3>
      <p className="mt-1 text-sm text-ink-muted">{children}</p>
    </li>
  )
}
