import { queryClient, queryKey } from '@members/api-client';
import { videoCalls, type Video, type VideoPage } from '@members/contract';

/** The cover of a video in a list that was read, until its own answer is there. */
export function listedPoster(id: number): string | undefined {
  const pages = queryClient.getQueriesData<{ pages: VideoPage[] }>({ queryKey: queryKey(videoCalls.videos) });
  const more = queryClient.getQueriesData<Video[]>({ queryKey: queryKey(videoCalls.moreVideos) });
  const videos = [
    ...pages.flatMap(([, read]) => read?.pages ?? []).flatMap((page) => page.videos),
    ...more.flatMap(([, read]) => read ?? []),
  ];
  return videos.find((video) => video.id === id)?.posterUrl;
}
