import { startTransition, useActionState, useEffect } from 'react';
import { Button, FlatList, Text, View } from 'react-native';
import { front, mall, mallUrl } from './mall.ts';

interface Front {
  name: string;
  menu: { number: string; name: string }[] | null;
}

interface Loaded {
  front: Front | null;
  /** What went wrong, fit to show. */
  message: string | null;
}

/** The menu of a phone. A visitor's request goes by GET, so that a CDN may answer it. */
async function loadFront(): Promise<Loaded> {
  try {
    const { data, errors = [] } = await mall.send(front, { mallUrl });
    const shown = data as { mall: Front | null } | null | undefined;
    return { front: shown?.mall ?? null, message: errors[0]?.extensions.userMessage ?? null };
  } catch {
    return { front: null, message: '네트워크 연결을 확인해 주세요.' };
  }
}

export function FrontPage() {
  const [loaded, load] = useActionState(loadFront, { front: null, message: null });
  useEffect(() => startTransition(load), [load]);

  return (
    <View>
      <Text>{loaded.front?.name}</Text>
      {loaded.message === null ? null : <Button title={loaded.message} onPress={() => startTransition(load)} />}
      <FlatList
        data={loaded.front?.menu ?? []}
        keyExtractor={({ number }) => number}
        renderItem={({ item }) => <Text>{item.name}</Text>}
      />
    </View>
  );
}
