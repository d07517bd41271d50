import { presentAboutFacts } from '#app/about/about-facts.ts'
import { AboutIntro } from '#app/about/about-intro.tsx'
import { HowASheetWorks } from '#app/about/how-a-sheet-works.tsx'
import { PrepareArtwork } from '#app/about/prepare-artwork.tsx'
import { Pressing } from '#app/about/pressing.tsx'
import { Turnaround } from '#app/about/turnaround.tsx'
import { VisitUs } from '#app/about/visit-us.tsx'
import { shopContext } from '#app/context.ts'
import { describePage } from '#app/seo.ts'
import type { Route } from './+types/about.ts'

export const meta: Route.MetaFunction = (args) =>
  describePage(args, {
    title: 'About',
    description:
      'How a DTF gang sheet works, how to prepare artwork, pressing instructions for cotton, polyester and blends, turnaround, pickup and shipping.',
  })

export async function loader({ context }: Route.LoaderArgs) {
  const { settings, catalog } = context.get(shopContext)
  const [shop, sizes] = await Promise.all([settings.read(), catalog.gangSheetSizes()])
  return presentAboutFacts(shop, sizes)
}

export default function About({ loaderData: facts }: Route.ComponentProps) {
  return (
    <>
      <AboutIntro facts={facts} />
      <HowASheetWorks facts={facts} />
      <PrepareArtwork facts={facts} />
      <Pressing />
      <Turnaround facts={facts} />
      <VisitUs facts={facts} />
    </>
  )
}
