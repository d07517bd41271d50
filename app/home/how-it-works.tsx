import type { ReactNode } from 'react'
import { DropDrawing } from '#app/assets/drop-drawing.tsx'
import { NestDrawing } from '#app/assets/nest-drawing.tsx'
import { PressDrawing } from '#app/assets/press-drawing.tsx'

export function HowItWorks() {
  return (
    <section aria-labelledby="how" className="border-y border-line bg-surface">
      <div className="page py-16 lg:py-24">
        <h2 id="how" className="text-xl font-extrabold">
          How it works
        </h2>
        <ol className="mt-10 grid gap-x-10 gap-y-12 md:grid-cols-3">
          <Step title="Drop your artwork" drawing={<DropDrawing className="w-full" />}>
            Images, drawings, and PDFs, several at a time. We trim each file to its ink and tell you how sharp
            it will print.
          </Step>
          <Step title="Watch it nest" drawing={<NestDrawing className="w-full" />}>
            Enter how many of each. The sheet lays itself out; move and turn anything by hand, with the price
            always in view.
          </Step>
          <Step title="Peel and press" drawing={<PressDrawing className="w-full" />}>
            We print the exact sheet you saw. Cut, heat-press on cotton or polyester, peel, and wear it.
          </Step>
        </ol>
      </div>
    </section>
  )
}

function Step({ title, drawing, children }: { title: string; drawing: ReactNode; children: ReactNode }) {
  return (
    <li>
      <div className="overflow-hidden rounded-lg border border-line bg-paper">{drawing}</div>
      <h3 className="mt-5 text-lg font-bold">{title}</h3>
      <p className="mt-1.5 text-ink-muted">{children}</p>
    </li>
  )
}
