import {
  Building2,
  CalendarCheck,
  ChartColumn,
  CircleCheckBig,
  Clock,
  FileCheck,
  Lock,
  MapPin,
  Phone,
  Plug,
  Radio,
  Receipt,
  Shield,
  Smartphone,
  TrendingUp,
  TriangleAlert,
  Users,
  type LucideIcon,
} from 'lucide-react';

/** The icons of blocks, by the spelling that is stored. They are outside the kit's entry, because the home page needs none. */
export const blockIcons: Readonly<Record<string, LucideIcon>> = {
  building: Building2,
  calendarCheck: CalendarCheck,
  barChart3: ChartColumn,
  checkCircle: CircleCheckBig,
  clock: Clock,
  fileCheck: FileCheck,
  lock: Lock,
  mapPin: MapPin,
  phone: Phone,
  plug: Plug,
  radio: Radio,
  receipt: Receipt,
  shield: Shield,
  smartphone: Smartphone,
  trendingUp: TrendingUp,
  alertTriangle: TriangleAlert,
  users: Users,
};

/** Any spelling of a name (`calendar-check`, `CalendarCheck`) has one key. */
export const iconKey = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '');

const byKey = new Map(Object.entries(blockIcons).map(([name, icon]) => [iconKey(name), icon]));

/** The icon of a name in any spelling: a shield for an unknown name, nothing without a name. */
export function iconNamed(name: string | null | undefined): LucideIcon | undefined {
  const key = iconKey(name ?? '');
  return key ? (byKey.get(key) ?? Shield) : undefined;
}
