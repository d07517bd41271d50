import type { ReactNode } from 'react'
import { type AboutFacts, presentAboutFacts } from '#app/about/about-facts.ts'
import { AboutIntro } from '#app/about/about-intro.tsx'
import { HowASheetWorks } from '#app/about/how-a-sheet-works.tsx'
import { PrepareArtwork } from '#app/about/prepare-artwork.tsx'
import { Pressing } from '#app/about/pressing.tsx'
import { AtPlace, Section } from '#app/about/section.tsx'
import { Turnaround } from '#app/about/turnaround.tsx'
import { VisitUs } from '#app/about/visit-us.tsx'
import { ArticleBody } from '#app/blog/article-body.tsx'
import { shopContext } from '#app/context.ts'
import { describePage } from '#app/seo.ts'
import { type HouseChapter, houseChapters, isHouseChapter } from '#domain/content/about-page.ts'
import type { Route } from './+types/route.ts'

export const meta: Route.MetaFunction = (args) =>
  describePage(args, {
    title: 'About',
    description:
      'How a DTF gang sheet works, how to prepare artwork, pressing instructions for cotton, polyester and blends, turnaround, pickup and shipping.',
  })

export async function loader({ context }: Route.LoaderArgs) {
  const { settings, catalog, blog } = context.get(shopContext)
  const [shop, sizes, about] = await Promise.all([
    settings.read(),
    catalog.gangSheetSizes(),
    settings.aboutPage(),
  ])
  const shown = about.chapters.filter(({ isShown }) => isShown)
  const chapters = shown.map(({ id, title, body }, at) => ({
    place: {
      id,
      title: title || (isHouseChapter(id) ? houseChapters[id] : ''),
      number: at + 1,
      count: shown.length,
    },
    parts: body === '' ? null : blog.partsOf(body),
  }))
  return { facts: presentAboutFacts(shop, sizes), chapters }
}

export default function About({ loaderData: { facts, chapters } }: Route.ComponentProps) {
  return (
    <>
      <AboutIntro facts={facts} places={chapters.map(({ place }) => place)} />
      {chapters.map(({ place, parts }) => (
        <AtPlace key={place.id} place={place}>
          {parts === null && isHouseChapter(place.id) ? (
            houseChapter[place.id](facts)
          ) : (
            <Section>
              <div className="max-w-prose">
                <ArticleBody parts={parts ?? []} title={place.title} />
              </div>
            </Section>
          )}
        </AtPlace>
      ))}
    </>
  )
}

const houseChapter: Record<HouseChapter, (facts: AboutFacts) => ReactNode> = {
  sheet: (facts) => <HowASheetWorks facts={facts} />,
  artwork: (facts) => <PrepareArtwork facts={facts} />,
  press: () => <Pressing />,
  turnaround: (facts) => <Turnaround facts={facts} />,
  visit: (facts) => <VisitUs facts={facts} />,
}
