// The solution of a puzzle, by the id of a finished attempt.
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ReplayScreen } from '../../../../replay/replay';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('puzzles'))('solution') };
}

export default async function SolutionPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  return <ReplayScreen id={id} isSolution />;
}
