import { PeelDrawing, PressStackDrawing } from '#app/assets/about/press-drawings.tsx'
import { DataTable, TableHead } from '#app/ui/data-table.tsx'
import { pressSettings, toCelsius } from './press-settings.ts'
import { Section } from './section.tsx'

const steps = [
  ['Press the empty shirt', 'Four seconds. This drives out moisture, which causes bubbles.'],
  ['Lay the film ink side down', 'Keep seams, buttons, and collars off the plate. Cover with parchment.'],
  ['Press', 'Use the temperature, time, and pressure in the table.'],
  ['Let it cool, then peel', 'Fold the film back on itself and pull low and slow.'],
  ['Press again', 'Through parchment. It sets the edges and takes the shine off.'],
  ['Wait a day before washing', 'Then wash cold and inside out, with no bleach or softener.'],
] as const

export function Pressing() {
  return (
    <Section
      id="press"
      lead={
        <p>
          These are our settings, measured at the plate, not on the display. Every press differs a little: do
          one, check it, then do the rest.
        </p>
      }
    >
      <DataTable caption="Press settings by fabric">
        <TableHead columns={['Fabric', 'Temperature', 'Time', 'Pressure', 'Peel when', 'Second press']} />
        <tbody>
          {pressSettings.map((setting) => (
            <tr key={setting.fabric}>
              <td className="font-semibold whitespace-nowrap">{setting.fabric}</td>
              <td className="whitespace-nowrap">
                {setting.fahrenheit} °F ({toCelsius(setting.fahrenheit)} °C)
              </td>
              <td className="whitespace-nowrap">{setting.seconds} s</td>
              <td className="whitespace-nowrap">{setting.pressure}</td>
              <td className="whitespace-nowrap">{setting.peel}</td>
              <td className="whitespace-nowrap">{setting.secondPressSeconds} s</td>
            </tr>
          ))}
        </tbody>
      </DataTable>
      <div className="mt-10 grid gap-x-14 gap-y-10 lg:grid-cols-[1fr_1.1fr]">
        <div className="grid grid-cols-2 gap-4 self-start">
          <figure>
            <div className="rounded-lg border border-line bg-paper p-3">
              <PressStackDrawing className="w-full" />
            </div>
            <figcaption className="mt-2 text-sm text-ink-muted">
              From the top: hot plate, parchment, film ink side down, shirt, pad.
            </figcaption>
          </figure>
          <figure>
            <div className="rounded-lg border border-line bg-paper p-3">
              <PeelDrawing className="w-full" />
            </div>
            <figcaption className="mt-2 text-sm text-ink-muted">
              Let it cool first. Then peel almost flat; the print stays on the fabric.
            </figcaption>
          </figure>
        </div>
        <PressSteps />
      </div>
    </Section>
  )
}

function PressSteps() {
  return (
    <ol className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
      {steps.map(([title, text], index) => (
        <li key={title} className="flex gap-3">
          <span
            aria-hidden
            className="figures flex size-7 shrink-0 items-center justify-center rounded-full bg-press text-sm font-semibold text-on-press"
          >
            {index + 1}
          </span>
          <div>
            <h3 className="text-base font-bold">{title}</h3>
            <p className="mt-0.5 text-sm text-ink-muted">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
