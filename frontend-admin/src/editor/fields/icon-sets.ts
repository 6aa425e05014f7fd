import {
  CalendarCheck,
  ChartColumn,
  CircleCheckBig,
  Clock,
  FileCheck,
  Lock,
  MapPin,
  Phone,
  Plug,
  Receipt,
  Shield,
  Smartphone,
  TrendingUp,
  TriangleAlert,
  Users,
} from 'lucide-react';
import type { IconSet } from '../field-declarations';

/** The icons of blocks, in the spelling that is written; pages know them in any spelling. */
export const blockIcons: IconSet = {
  icons: {
    calendarCheck: CalendarCheck,
    barChart3: ChartColumn,
    checkCircle: CircleCheckBig,
    clock: Clock,
    fileCheck: FileCheck,
    lock: Lock,
    mapPin: MapPin,
    phone: Phone,
    plug: Plug,
    receipt: Receipt,
    shield: Shield,
    smartphone: Smartphone,
    trendingUp: TrendingUp,
    alertTriangle: TriangleAlert,
    users: Users,
  },
  unknown: 'shield',
  empty: null,
  keyOf: (name) => name.toLowerCase().replace(/[^a-z0-9]/g, ''),
};
