import { matchCities } from './CityList';

const cities = ['Hà Nội', 'Đà Nẵng', 'México', '서울', '上海'].map((name, id) => ({
  id,
  name,
  imageUrl: '',
}));
const found = (typed: string) => matchCities(cities, typed).map(({ name }) => name);

describe('finding a city by its name (CAT-02)', () => {
  it('finds by a part of the name, without its accents and in any case', () => {
    expect(found('da nang')).toEqual(['Đà Nẵng']);
    expect(found('HÀ')).toEqual(['Hà Nội']);
    expect(found(' mex ')).toEqual(['México']);
    expect(found('서')).toEqual(['서울']);
    expect(found('海')).toEqual(['上海']);
  });

  it('has all cities before anything is typed, and none that nobody wrote', () => {
    expect(found('')).toHaveLength(5);
    expect(found('lima')).toEqual([]);
  });
});
